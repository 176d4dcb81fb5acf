import { dirname } from 'node:path';
import ts from 'typescript';

/** The public surface of a package: a text for each entry, and the own props of its parts without a docstring. */
export interface Surface {
  texts: ReadonlyMap<string, string>;
  undocumented: readonly string[];
}

/** The text of the declarations that entries refer to but do not export. */
export const shared = 'shared';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  types: [],
};
const printer = ts.createPrinter({ removeComments: true });

/**
 * Reads the declarations that a package ships. Each declaration is printed once, as it is written: with the first
 * entry that exports it, or else in `shared`.
 */
export function readSurface(declarations: ReadonlyMap<string, string>): Surface {
  const program = ts.createProgram([...declarations.values()], options);
  const checker = program.getTypeChecker();
  const folders = new Set([...declarations.values()].map((file) => dirname(file)));
  const sources = program.getSourceFiles().filter(({ fileName }) => folders.has(dirname(fileName)));

  const homes = new Map<ts.Symbol, string>();
  const blocks = new Map<string, string[]>();
  for (const [entry, file] of declarations) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is no module.`);
    const exported = checker.getExportsOfModule(module);
    for (const symbol of exported) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (!homes.has(target)) homes.set(target, entry);
    }
    const names = exported.map(({ name }) => name).sort();
    blocks.set(entry, [`exports ${names.join(', ')}`]);
  }

  const undocumented: string[] = [];
  const unexported: string[] = [];
  for (const source of sources) {
    for (const statement of source.statements) {
      const name = nameOf(statement);
      if (!name) continue;
      const symbol = checker.getSymbolAtLocation(name);
      const home = symbol && homes.get(symbol);
      (blocks.get(home ?? '') ?? unexported).push(print(statement, source));
      if (ts.isInterfaceDeclaration(statement)) undocumented.push(...withoutDocstring(statement));
    }
  }

  const texts = [...blocks].map(([entry, [names = '', ...rest]]): [string, string] => [
    entry,
    text([names, ...rest.sort()]),
  ]);
  if (unexported.length > 0) texts.push([shared, text(unexported.sort())]);
  return { texts: new Map(texts), undocumented };
}

const text = (parts: readonly string[]) => `${parts.join('\n\n')}\n`;

function nameOf(statement: ts.Statement): ts.Node | undefined {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name;
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed ? statement.name : undefined;
}

function withoutDocstring({ name, members }: ts.InterfaceDeclaration): string[] {
  const bare = members.filter(
    (member) => name.text.endsWith('Props') && ts.getJSDocCommentsAndTags(member).length === 0,
  );
  return bare.map((member) => `${name.text} ${member.name?.getText()}`);
}

function print(statement: ts.Statement, source: ts.SourceFile): string {
  const { transformed, dispose } = ts.transform(statement, [shorten]);
  const printed = transformed.map((node) => printer.printNode(ts.EmitHint.Unspecified, node, source)).join('');
  dispose();
  return printed.replace(/^(export )?(declare )?/, '').replace(/;$/, '');
}

const onOneLine = (node: ts.Node) => ts.setEmitFlags(node, ts.EmitFlags.SingleLine);

/**
 * Shows schemas and rows of the contract by name only: openapi.json has the details, and a test compares it with the
 * contract.
 */
const shorten: ts.TransformerFactory<ts.Statement> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isTypeReferenceNode(node) && /^(z|zod)\w*\.Zod/.test(node.typeName.getText()))
      return ts.factory.createTypeReferenceNode(node.typeName);
    if (ts.isTypeLiteralNode(node)) {
      const told = node.members.filter(({ name }) => /^(method|path|who|owner)$/.test(name?.getText() ?? ''));
      if (told.length === 4) return onOneLine(ts.factory.createTypeLiteralNode(told));
    }
    if (ts.isTupleTypeNode(node) && node.elements.every(ts.isLiteralTypeNode)) return onOneLine(node);
    return ts.visitEachChild(node, visit, context);
  };
  return (statement) => visit(statement) as ts.Statement;
};
