import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Public functions without an example, each with the reason. There are none at present. */
const exceptions: Readonly<Record<string, string>> = {};

const parsed = new Map<string, ts.SourceFile>();

function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source =
    parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  parsed.set(file, source);
  return source;
}

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** The declaration of the function that a module exports under this name, followed through re-exports. */
function findFunction(file: string, name: string): ts.Node | undefined {
  for (const statement of parse(file).statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (ts.isVariableStatement(statement)) {
      const [declaration] = statement.declarationList.declarations;
      if (declaration?.name.getText() === name) return isFunction(declaration.initializer) ? statement : undefined;
    }
    for (const [exported, from, original] of reExports(file, statement)) {
      if (exported === name) return findFunction(from, original);
    }
  }
  return undefined;
}

/** The values that a statement re-exports from other modules of the package. */
function reExports(file: string, statement: ts.Statement): [exported: string, from: string, original: string][] {
  if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
  const { exportClause, moduleSpecifier } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause) || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier))
    return [];
  if (!moduleSpecifier.text.startsWith('.')) return [];
  const from = resolve(dirname(file), moduleSpecifier.text);
  return exportClause.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [name.text, from, (propertyName ?? name).text]);
}

const hasExample = (node: ts.Node): boolean => ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'example');

it.each(['api', 'realtime', 'ui'])('has an example for every public function of @kronos/%s', (name) => {
  const folder = join(root, 'packages', name, 'src/exports');
  const entries = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [join(folder, file)] : []));
  const functions = entries.flatMap((entry) =>
    parse(entry).statements.flatMap((statement) => {
      const isExported = ts.isFunctionDeclaration(statement) && statement.modifiers?.some(isExportKeyword);
      if (isExported) return [[statement.name?.text ?? '', statement] as const];
      return reExports(entry, statement).map(
        ([exported, from, original]) => [exported, findFunction(from, original)] as const,
      );
    }),
  );
  const found = functions.filter(([, node]) => node !== undefined);
  expect(found.length).toBeGreaterThan(0);
  const missing = found.filter(([exported, node]) => node && !hasExample(node) && !(exported in exceptions));
  expect([...new Set(missing.map(([exported]) => exported))].sort()).toEqual([]);
});

const isExportKeyword = ({ kind }: ts.ModifierLike): boolean => kind === ts.SyntaxKind.ExportKeyword;
