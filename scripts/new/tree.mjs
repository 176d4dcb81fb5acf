// How the generators read the tree, fill templates and find places in existing files.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Loaded when the first file is parsed: most refusals come earlier. */
let compiler;
const ts = () => (compiler ??= createRequire(import.meta.url)('typescript'));

/** A name or a state of the tree that a generator cannot work with; the message is for the developer. */
export class Refusal extends Error {}

export const isThere = (path) => existsSync(join(root, path));
export const read = (path) => readFileSync(join(root, path), 'utf8');

/** Fills in `{{name}}` in `templates/<file>.tmpl`. */
export function fill(file, values) {
  const source = readFileSync(new URL(`templates/${file}.tmpl`, import.meta.url), 'utf8');
  return source.replace(/\{\{(\w+)\}\}/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`${file}.tmpl needs a value for ${name}.`);
    return values[name];
  });
}

/** Where in a file something is inserted: found by name, so that it stays valid when the file changes. */
const places = {
  /** The list passed to `name(…)`. */
  call: (name) => (node) =>
    ts().isCallExpression(node) && (node.expression.name ?? node.expression).text === name && node.arguments[0],
  /** The list that `name` is initialised with or, as a function, returns. */
  value: (name) => (node) =>
    (ts().isVariableDeclaration(node) && node.name.text === name && node.initializer) ||
    (ts().isFunctionDeclaration(node) && node.name?.text === name && node),
  /** The list that the module exports by default. */
  exported: () => (node) => ts().isExportAssignment(node) && node.expression,
  /** The members of `interface name`. */
  interface: (name) => (node) => ts().isInterfaceDeclaration(node) && node.name.text === name && node,
};

/** The list at a place: an object, an array or an interface, whatever it is wrapped in. */
export function find(path, source, kind, name) {
  const file = ts().createSourceFile(path, source, ts().ScriptTarget.Latest, true);
  const at = places[kind](name);
  const search = (node) => unwrap(at(node)) ?? ts().forEachChild(node, search);
  const list = search(file);
  if (!list) throw new Refusal(`The place in ${path} was not found (${kind} ${name ?? ''}). Has the file changed?`);
  return list;
}

function unwrap(node) {
  if (!node) return undefined;
  if (
    ts().isObjectLiteralExpression(node) ||
    ts().isArrayLiteralExpression(node) ||
    ts().isInterfaceDeclaration(node)
  ) {
    return node;
  }
  const inside = node.body ?? node.statements?.find(ts().isReturnStatement);
  if (inside) return unwrap(inside);
  return node.arguments?.map(unwrap).find(Boolean) ?? unwrap(node.expression);
}

/** Adds an entry to the list at a place, as the last one. */
export function addTo(path, source, [kind, name], entry) {
  const list = find(path, source, kind, name);
  const entries = list.elements ?? list.properties ?? list.members;
  if (ts().isInterfaceDeclaration(list)) return splice(source, list.end - 1, `${entry};\n`);
  const comma = entries.length === 0 || entries.hasTrailingComma ? '' : ',';
  return splice(source, entries.end, `${comma}\n${entry},`);
}

/** Adds a child to the first `<tag>` of a JSX file. */
export function addChild(path, source, tag, child) {
  const file = ts().createSourceFile(path, source, ts().ScriptTarget.Latest, true);
  const search = (node) =>
    ts().isJsxElement(node) && node.openingElement.tagName.text === tag ? node : ts().forEachChild(node, search);
  const element = search(file);
  if (!element) throw new Refusal(`The place in ${path} was not found (<${tag}>). Has the file changed?`);
  return splice(source, element.children.end, `${child}\n`);
}

/** Adds an import in the sorted position among the others of its kind. */
export function addImport(path, source, line) {
  const file = ts().createSourceFile(path, source, ts().ScriptTarget.Latest, true);
  const imports = file.statements.filter(ts().isImportDeclaration);
  const from = /'([^']+)';$/.exec(line)[1];
  const isOurs = (specifier) => specifier.startsWith('.');
  const after = imports.findLast(({ moduleSpecifier: { text } }) =>
    isOurs(text) === isOurs(from) ? text < from : isOurs(from),
  );
  return after ? splice(source, after.end, `\n${line}`) : `${line}\n${source}`;
}

const splice = (source, at, text) => source.slice(0, at) + text + source.slice(at);
