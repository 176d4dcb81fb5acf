import Handlebars from 'handlebars';

/** The values of a template's variables. False, an empty text and null count as absent in an `{{#if}}`. */
export type TemplateValues = Readonly<Record<string, string | number | boolean | null>>;

/** The result of reading a template: why it cannot be used, or which variables it shows. */
export type TemplateReading = { problem: string } | { problem: null; shown: ReadonlySet<string> };

/** Fills in a template in which `readTemplate` finds no problem. */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  // The result is plain text, so nothing is escaped here; the HTML form is made from it, and escaped then.
  Handlebars.compile<TemplateValues>(template, { noEscape: true, knownHelpersOnly: true })(values);

/** Reads a template. Handlebars can do far more than a mail needs: only variables and conditions are accepted. */
export function readTemplate(template: string, variables: readonly string[]): TemplateReading {
  const shown = new Set<string>();
  const known = new Set(variables);
  try {
    visit(Handlebars.parse(template).body, { known, shown });
    return { problem: null, shown };
  } catch (error) {
    if (error instanceof Unfit) return { problem: error.message };
    // The parser's own message names tokens, which mean nothing to the author of a mail.
    const line = /on line (\d+)/.exec(String(error))?.[1] ?? '1';
    return { problem: `Check the braces on line ${line}` };
  }
}

interface Scope {
  known: ReadonlySet<string>;
  shown: Set<string>;
}

class Unfit extends Error {}

function visit(statements: readonly hbs.AST.Statement[], scope: Scope): void {
  for (const statement of statements) {
    if (isOf('MustacheStatement', statement)) scope.shown.add(variableIn(statement, statement.path, scope));
    else if (isOf('BlockStatement', statement)) visitCondition(statement, scope);
    else if (!plain.has(statement.type)) throw unfit(statement);
  }
}

const plain = new Set(['ContentStatement', 'CommentStatement']);

function visitCondition(block: hbs.AST.BlockStatement, scope: Scope): void {
  const { original } = block.path;
  const [condition, ...more] = block.params;
  if ((original !== 'if' && original !== 'unless') || !condition || more.length > 0) throw unfit(block);
  variableIn(block, condition, scope);
  visit(block.program.body, scope);
  // Absent without an `{{else}}`, whatever the types say.
  visit((block.inverse as hbs.AST.Program | undefined)?.body ?? [], scope);
}

/** Returns the variable that an expression consists of; throws for any other expression. */
function variableIn(
  statement: hbs.AST.MustacheStatement | hbs.AST.BlockStatement,
  expression: hbs.AST.Expression,
  { known }: Scope,
): string {
  const isCall = statement.type === 'MustacheStatement' && statement.params.length > 0;
  // `hash` is absent where nothing is assigned, whatever the types say.
  const assigned = (statement.hash as hbs.AST.Hash | undefined)?.pairs ?? [];
  if (isCall || assigned.length > 0 || !isOf('PathExpression', expression)) throw unfit(statement);
  const { original } = expression;
  if (!known.has(original)) throw new Unfit(`{{${original}}} does not exist in this mail (line ${lineOf(statement)})`);
  return original;
}

const isOf = <T extends keyof Nodes>(type: T, node: hbs.AST.Node): node is Nodes[T] => node.type === type;

interface Nodes {
  MustacheStatement: hbs.AST.MustacheStatement;
  BlockStatement: hbs.AST.BlockStatement;
  PathExpression: hbs.AST.PathExpression;
}

const lineOf = ({ loc }: hbs.AST.Node) => loc.start.line;
const unfit = (node: hbs.AST.Node) =>
  new Unfit(`Only {{variable}} and {{#if variable}} … {{else}} … {{/if}} are supported (line ${lineOf(node)})`);
