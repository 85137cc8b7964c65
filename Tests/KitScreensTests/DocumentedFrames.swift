import StackLayout

/// A frame that a reference page states, relative to the parent layer.
struct DocumentedFrame {
    var component: String
    var path: String
    var frame: Rect

    /// All of them, in the order of the pages: 192 frames of 32 components.
    ///
    /// They were read off the pages independently of the components' sources.
    static let all: [DocumentedFrame] = table.split(separator: "\n").map { row in
        let fields = row.split(separator: "\t")
        let numbers = fields[2...].map { Double($0)! }
        return DocumentedFrame(
            component: String(fields[0]), path: String(fields[1]),
            frame: Rect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1]))
    }

    /// Component, part, width, height, x, y; rounded on the pages to two decimals.
    private static let table = """
        Examples/Empty State/Large Symbol	.	402	874	0	0
        Examples/Empty State/Large Symbol	Status Bar	402	62	0	0
        Examples/Empty State/Large Symbol	Content	402	724	0	62
        Examples/Empty State/Large Symbol	Content/Symbol	52	41	175	277.5
        Examples/Empty State/Large Symbol	Content/Stack	338	112	32	334.5
        Examples/Empty State/Large Symbol	Content/Stack/VIP	338	26	0	0
        Examples/Empty State/Large Symbol	Content/Stack/Quickly access mail	338	84	0	28
        Examples/Empty State/Large Symbol	Button	334	52	36	786
        Examples/Empty State/Symbol in Circle	.	402	874	0	0
        Examples/Empty State/Symbol in Circle	Status Bar	402	62	0	0
        Examples/Empty State/Symbol in Circle	Navigation Bar	402	105	0	62
        Examples/Empty State/Symbol in Circle	Content	402	619	0	167
        Examples/Empty State/Symbol in Circle	Content/Symbol	50	50	176	249.5
        Examples/Empty State/Symbol in Circle	Content/Symbol/Oval	50.08	50	0	0
        Examples/Empty State/Symbol in Circle	Content/Symbol/Symbol	24	22	13	14
        Examples/Empty State/Symbol in Circle	Content/Stack	338	54	32	315.5
        Examples/Empty State/Symbol in Circle	Content/Stack/No Reminders	338	26	0	0
        Examples/Empty State/Symbol in Circle	Content/Stack/You’ve completed all	338	26	0	28
        Examples/Empty State/Symbol in Circle	Button	334	52	36	786
        Examples/Empty State/Title and Subtitle	.	402	874	0	0
        Examples/Empty State/Title and Subtitle	Status Bar	402	62	0	0
        Examples/Empty State/Title and Subtitle	Navigation Bar	402	105	0	62
        Examples/Empty State/Title and Subtitle	Content	402	619	0	167
        Examples/Empty State/Title and Subtitle	Content/No Notes	338	26	32	282.5
        Examples/Empty State/Title and Subtitle	Content/Start by adding a no	338	26	32	310.5
        Examples/Empty State/Title and Subtitle	Button	330	52	36	786
        Examples/Empty State/Light/Large Symbol	.	402	874	0	0
        Examples/Empty State/Light/Large Symbol	Status Bar	402	62	0	0
        Examples/Empty State/Light/Large Symbol	Content	402	724	0	62
        Examples/Empty State/Light/Large Symbol	Content/Symbol	52	41	175	277.5
        Examples/Empty State/Light/Large Symbol	Content/Stack	338	112	32	334.5
        Examples/Empty State/Light/Large Symbol	Content/Stack/VIP	338	26	0	0
        Examples/Empty State/Light/Large Symbol	Content/Stack/Quickly access mail	338	84	0	28
        Examples/Empty State/Light/Large Symbol	Button	334	52	36	786
        Examples/Empty State/Light/Symbol in Circle	.	402	874	0	0
        Examples/Empty State/Light/Symbol in Circle	Status Bar	402	62	0	0
        Examples/Empty State/Light/Symbol in Circle	Navigation Bar	402	105	0	62
        Examples/Empty State/Light/Symbol in Circle	Content	402	619	0	167
        Examples/Empty State/Light/Symbol in Circle	Content/Symbol	50	50	176	249.5
        Examples/Empty State/Light/Symbol in Circle	Content/Symbol/Oval	50.08	50	0	0
        Examples/Empty State/Light/Symbol in Circle	Content/Symbol/Symbol	24	22	13	14
        Examples/Empty State/Light/Symbol in Circle	Content/Stack	338	54	32	315.5
        Examples/Empty State/Light/Symbol in Circle	Content/Stack/No Reminders	338	26	0	0
        Examples/Empty State/Light/Symbol in Circle	Content/Stack/You’ve completed all	338	26	0	28
        Examples/Empty State/Light/Symbol in Circle	Button	334	52	36	786
        Examples/Empty State/Light/Title and Subtitle	.	402	874	0	0
        Examples/Empty State/Light/Title and Subtitle	Status Bar	402	62	0	0
        Examples/Empty State/Light/Title and Subtitle	Navigation Bar	402	105	0	62
        Examples/Empty State/Light/Title and Subtitle	Content	402	619	0	167
        Examples/Empty State/Light/Title and Subtitle	Content/No Notes	338	26	32	282.5
        Examples/Empty State/Light/Title and Subtitle	Content/Start by adding a no	338	26	32	310.5
        Examples/Empty State/Light/Title and Subtitle	Button	330	52	36	786
        Progress Indicators/Light/Table View Row	.	402	44	0	0
        Progress Indicators/Light/Table View Row	Stack	370	44	16	0
        Progress Indicators/Light/Table View Row	Stack/Stack	370	4	0	20
        Progress Indicators/Light/Table View Row	Stack/Stack/Fill	185	4	0	0
        Progress Indicators/Light/Indeterminate Spinner - Large	.	35	35	0	0
        Progress Indicators/Light/Indeterminate Spinner - Large	0	5	13	15	0
        Progress Indicators/Light/Indeterminate Spinner - Large	45	5	13	22.78	3.22
        Progress Indicators/Light/Indeterminate Spinner - Large	90	5	13	26	11
        Progress Indicators/Light/Indeterminate Spinner - Large	135	5	13	22.78	18.78
        Progress Indicators/Light/Indeterminate Spinner - Large	180	5	13	15	22
        Progress Indicators/Light/Indeterminate Spinner - Large	225	5	13	7.22	18.78
        Progress Indicators/Light/Indeterminate Spinner - Large	270	5	13	4	11
        Progress Indicators/Light/Indeterminate Spinner - Large	325	5	13	7.22	3.22
        Progress Indicators/Light/Indeterminate Spinner - Regular	.	20	20	0	0
        Progress Indicators/Light/Indeterminate Spinner - Regular	0	2.67	6.67	8.67	0
        Progress Indicators/Light/Indeterminate Spinner - Regular	45	2.67	6.67	13.38	1.95
        Progress Indicators/Light/Indeterminate Spinner - Regular	90	6.67	2.67	13.33	8.67
        Progress Indicators/Light/Indeterminate Spinner - Regular	135	6.67	2.67	11.38	13.38
        Progress Indicators/Light/Indeterminate Spinner - Regular	180	2.67	6.67	8.67	13.33
        Progress Indicators/Light/Indeterminate Spinner - Regular	225	2.67	6.67	3.95	11.38
        Progress Indicators/Light/Indeterminate Spinner - Regular	270	6.67	2.67	0	8.67
        Progress Indicators/Light/Indeterminate Spinner - Regular	325	6.67	2.67	1.95	3.95
        Progress Indicators/Light/Indeterminate Spinner - Small	.	14	14	0	0
        Progress Indicators/Light/Indeterminate Spinner - Small	0	2	4	6	0
        Progress Indicators/Light/Indeterminate Spinner - Small	45	2	4	9.54	1.46
        Progress Indicators/Light/Indeterminate Spinner - Small	90	2	4	11	5
        Progress Indicators/Light/Indeterminate Spinner - Small	135	2	4	9.54	8.54
        Progress Indicators/Light/Indeterminate Spinner - Small	180	2	4	6	10
        Progress Indicators/Light/Indeterminate Spinner - Small	225	2	4	2.46	8.54
        Progress Indicators/Light/Indeterminate Spinner - Small	270	2	4	1	5
        Progress Indicators/Light/Indeterminate Spinner - Small	325	2	4	2.46	1.46
        Progress Indicators/Light/Indeterminate Spinner with Label	.	402	62	0	0
        Progress Indicators/Light/Indeterminate Spinner with Label	Label	209	62	96.5	0
        Progress Indicators/Light/Indeterminate Spinner with Label	Label/Spinner	20	20	5	21
        Progress Indicators/Light/Indeterminate Spinner with Label	Label/Text	171	22	33	20
        Progress Indicators/Dark/Table View Row	.	402	44	0	0
        Progress Indicators/Dark/Table View Row	Stack	370	44	16	0
        Progress Indicators/Dark/Table View Row	Stack/Stack	370	4	0	20
        Progress Indicators/Dark/Table View Row	Stack/Stack/Fill	185	4	0	0
        Progress Indicators/Dark/Indeterminate Spinner - Large	.	35	35	0	0
        Progress Indicators/Dark/Indeterminate Spinner - Large	0	5	13	15	0
        Progress Indicators/Dark/Indeterminate Spinner - Large	45	5	13	22.78	3.22
        Progress Indicators/Dark/Indeterminate Spinner - Large	90	5	13	26	11
        Progress Indicators/Dark/Indeterminate Spinner - Large	135	5	13	22.78	18.78
        Progress Indicators/Dark/Indeterminate Spinner - Large	180	5	13	15	22
        Progress Indicators/Dark/Indeterminate Spinner - Large	225	5	13	7.22	18.78
        Progress Indicators/Dark/Indeterminate Spinner - Large	270	5	13	4	11
        Progress Indicators/Dark/Indeterminate Spinner - Large	325	5	13	7.22	3.22
        Progress Indicators/Dark/Indeterminate Spinner - Regular	.	20	20	0	0
        Progress Indicators/Dark/Indeterminate Spinner - Regular	0	2.67	6.67	8.67	0
        Progress Indicators/Dark/Indeterminate Spinner - Regular	45	2.67	6.67	13.38	1.95
        Progress Indicators/Dark/Indeterminate Spinner - Regular	90	6.67	2.67	13.33	8.67
        Progress Indicators/Dark/Indeterminate Spinner - Regular	135	6.67	2.67	11.38	13.38
        Progress Indicators/Dark/Indeterminate Spinner - Regular	180	2.67	6.67	8.67	13.33
        Progress Indicators/Dark/Indeterminate Spinner - Regular	225	2.67	6.67	3.95	11.38
        Progress Indicators/Dark/Indeterminate Spinner - Regular	270	6.67	2.67	0	8.67
        Progress Indicators/Dark/Indeterminate Spinner - Regular	325	6.67	2.67	1.95	3.95
        Progress Indicators/Dark/Indeterminate Spinner - Small	.	14	14	0	0
        Progress Indicators/Dark/Indeterminate Spinner - Small	0	2	4	6	0
        Progress Indicators/Dark/Indeterminate Spinner - Small	45	2	4	9.54	1.46
        Progress Indicators/Dark/Indeterminate Spinner - Small	90	2	4	11	5
        Progress Indicators/Dark/Indeterminate Spinner - Small	135	2	4	9.54	8.54
        Progress Indicators/Dark/Indeterminate Spinner - Small	180	2	4	6	10
        Progress Indicators/Dark/Indeterminate Spinner - Small	225	2	4	2.46	8.54
        Progress Indicators/Dark/Indeterminate Spinner - Small	270	2	4	1	5
        Progress Indicators/Dark/Indeterminate Spinner - Small	325	2	4	2.46	1.46
        Progress Indicators/Dark/Indeterminate Spinner with Label	.	402	62	0	0
        Progress Indicators/Dark/Indeterminate Spinner with Label	Label	209	62	96.5	0
        Progress Indicators/Dark/Indeterminate Spinner with Label	Label/Spinner	22	22	0	20
        Progress Indicators/Dark/Indeterminate Spinner with Label	Label/Text	171	22	30	20
        Segmented Controls/Light/Large/1 - Enabled	.	370	48	0	0
        Segmented Controls/Light/Large/1 - Enabled	Item 1	70	44	2	2
        Segmented Controls/Light/Large/1 - Enabled	Item 2	70	44	76	2
        Segmented Controls/Light/Large/1 - Enabled	Item 3	70	44	150	2
        Segmented Controls/Light/Large/1 - Enabled	Item 4	70	44	224	2
        Segmented Controls/Light/Large/1 - Enabled	Item 5	70	44	298	2
        Segmented Controls/Light/Large/4 - Disabled	.	370	48	0	0
        Segmented Controls/Light/Large/4 - Disabled	Item 1	70	44	2	2
        Segmented Controls/Light/Large/4 - Disabled	Item 2	70	44	76	2
        Segmented Controls/Light/Large/4 - Disabled	Item 3	70	44	150	2
        Segmented Controls/Light/Large/4 - Disabled	Item 4	70	44	224	2
        Segmented Controls/Light/Large/4 - Disabled	Item 5	70	44	298	2
        Segmented Controls/Light/Small/1 - Enabled	.	370	32	0	0
        Segmented Controls/Light/Small/1 - Enabled	Item 1	70	28	2	2
        Segmented Controls/Light/Small/1 - Enabled	Item 2	70	28	76	2
        Segmented Controls/Light/Small/1 - Enabled	Item 3	70	28	150	2
        Segmented Controls/Light/Small/1 - Enabled	Item 4	70	28	224	2
        Segmented Controls/Light/Small/1 - Enabled	Item 5	70	28	298	2
        Segmented Controls/Light/Small/4 - Disabled	.	370	32	0	0
        Segmented Controls/Light/Small/4 - Disabled	Item 1	70	28	2	2
        Segmented Controls/Light/Small/4 - Disabled	Item 2	70	28	76	2
        Segmented Controls/Light/Small/4 - Disabled	Item 3	70	28	150	2
        Segmented Controls/Light/Small/4 - Disabled	Item 4	70	28	224	2
        Segmented Controls/Light/Small/4 - Disabled	Item 5	70	28	298	2
        Segmented Controls//Light/1 - Unselected	.	80	28	0	0
        Segmented Controls//Light/1 - Unselected	Label	72	18	4	5
        Segmented Controls//Light/3 - Touch	.	80	28	0	0
        Segmented Controls//Light/3 - Touch	Label	72	18	4	5
        Segmented Controls//Light/3 - Touch	Glass	100	42	-10	-7
        Segmented Controls//Light/5 - Selected	.	80	28	0	0
        Segmented Controls//Light/5 - Selected	Label	72	18	4	5
        Segmented Controls//Glass/Light	.	59	37	0	0
        Segmented Controls//Glass/Light	Knob Shadow	59	36	0	7
        Segmented Controls//Glass/Light	Knob Glow	59	37	0	0
        Segmented Controls//Glass/Light	Knob	59	37	0	0
        Segmented Controls/Dark/Large/1 - Enabled	.	370	48	0	0
        Segmented Controls/Dark/Large/1 - Enabled	Button 1	70	44	2	2
        Segmented Controls/Dark/Large/1 - Enabled	Button 2	70	44	76	2
        Segmented Controls/Dark/Large/1 - Enabled	Button 3	70	44	150	2
        Segmented Controls/Dark/Large/1 - Enabled	Button 4	70	44	224	2
        Segmented Controls/Dark/Large/1 - Enabled	Button 5	70	44	298	2
        Segmented Controls/Dark/Large/4 - Disabled	.	370	48	0	0
        Segmented Controls/Dark/Large/4 - Disabled	Button 1	70	44	2	2
        Segmented Controls/Dark/Large/4 - Disabled	Button 2	70	44	76	2
        Segmented Controls/Dark/Large/4 - Disabled	Button 3	70	44	150	2
        Segmented Controls/Dark/Large/4 - Disabled	Button 4	70	44	224	2
        Segmented Controls/Dark/Large/4 - Disabled	Button 5	70	44	298	2
        Segmented Controls/Dark/Small/1 - Enabled	.	370	32	0	0
        Segmented Controls/Dark/Small/1 - Enabled	Button 1	70	28	2	2
        Segmented Controls/Dark/Small/1 - Enabled	Button 2	70	28	76	2
        Segmented Controls/Dark/Small/1 - Enabled	Button 3	70	28	150	2
        Segmented Controls/Dark/Small/1 - Enabled	Button 4	70	28	224	2
        Segmented Controls/Dark/Small/1 - Enabled	Button 5	70	28	298	2
        Segmented Controls/Dark/Small/4 - Disabled	.	370	32	0	0
        Segmented Controls/Dark/Small/4 - Disabled	Button 1	70	28	2	2
        Segmented Controls/Dark/Small/4 - Disabled	Button 2	70	28	76	2
        Segmented Controls/Dark/Small/4 - Disabled	Button 3	70	28	150	2
        Segmented Controls/Dark/Small/4 - Disabled	Button 4	70	28	224	2
        Segmented Controls/Dark/Small/4 - Disabled	Button 5	70	28	298	2
        Segmented Controls//Dark/1 - Unselected	.	80	28	0	0
        Segmented Controls//Dark/1 - Unselected	Label	72	18	4	5
        Segmented Controls//Dark/3 - Touch	.	80	28	0	0
        Segmented Controls//Dark/3 - Touch	Label	72	18	4	5
        Segmented Controls//Dark/3 - Touch	Glass	100	42	-10	-7
        Segmented Controls//Dark/5 - Selected	.	80	28	0	0
        Segmented Controls//Dark/5 - Selected	Label	72	18	4	5
        Segmented Controls//Glass/Dark	.	59	37	0	0
        Segmented Controls//Glass/Dark	Knob Shadow	57	36	1	7
        Segmented Controls//Glass/Dark	Knob Glow	59	37	0	0
        Segmented Controls//Glass/Dark	Knob	59	37	0	0
        """
}
