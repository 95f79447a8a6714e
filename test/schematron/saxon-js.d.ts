/** What the tests use of saxon-js, which has no types of its own (https://www.saxonica.com/saxon-js/documentation2). */
declare module 'saxon-js' {
  const saxon: {
    XPath: { evaluate(expression: string, context: null, options: { params: Record<string, string> }): unknown };
  };
  export default saxon;
}
