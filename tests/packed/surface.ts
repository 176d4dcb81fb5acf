import ts from 'typescript';

/** What one entry of a package lets others use, as text, and which own props of its parts say nothing about themselves. */
export interface Surface {
  text: string;
  undocumented: string[];
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
};

const printer = ts.createPrinter({ removeComments: true });
const isOwn = (node: ts.Node) => node.getSourceFile().fileName.includes('/@kronos/');
const oneLine = (text: string) =>
  text
    .replace(/\s*\/\*.*?\*\/\s*/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads declarations as a consumer's compiler does. Types stand as they are written, so their order never varies. */
export function createSurfaceReader(files: readonly string[]): (file: string) => Surface {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();

  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const moduleOf = (file: string) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is no module.`);
    return module;
  };
  /** What an entry exports stands in that entry's text, and in no other that names it. */
  const atHome = new Set(files.flatMap((file) => checker.getExportsOfModule(moduleOf(file)).map(resolved)));

  /** Own symbols that a type names, each once: the contract's types name thousands. */
  const named = (node: ts.Node): ts.Symbol[] => {
    const found = new Set<ts.Symbol>();
    const visit = (at: ts.Node) => {
      let name: ts.Node | undefined;
      if (ts.isTypeReferenceNode(at)) name = at.typeName;
      else if (ts.isExpressionWithTypeArguments(at)) name = at.expression;
      else if (ts.isTypeQueryNode(at)) name = at.exprName;
      const symbol = name && checker.getSymbolAtLocation(name);
      if (symbol) found.add(resolved(symbol));
      ts.forEachChild(at, visit);
    };
    visit(node);
    return [...found].filter(
      ({ flags, declarations }) => !(flags & ts.SymbolFlags.TypeParameter) && declarations?.some(isOwn),
    );
  };

  const propsOf = (type: ts.Type) => {
    const byName = new Map<string, ts.Symbol[]>();
    for (const one of type.isUnion() ? type.types : [type]) {
      for (const prop of checker.getPropertiesOfType(one))
        byName.set(prop.name, [...(byName.get(prop.name) ?? []), prop]);
    }
    return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, props]) => props);
  };

  const typeText = (symbol: ts.Symbol) => {
    const [declaration] = symbol.declarations ?? [];
    if (declaration && ts.isPropertySignature(declaration) && declaration.type)
      return oneLine(declaration.type.getText());
    if (declaration && ts.isMethodSignature(declaration)) {
      return oneLine(declaration.getText().slice(declaration.name.getText().length).replace(/;$/, ''));
    }
    return oneLine(checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.NoTruncation));
  };

  /** The parameter of a part, if that is what the function is. */
  const propsParameter = (declaration: ts.Declaration) => {
    if (!ts.isFunctionDeclaration(declaration) || declaration.parameters.length > 1) return undefined;
    const isPart =
      /^[A-Z]/.test(declaration.name?.text ?? '') &&
      /\bJSX\.Element|ReactNode|ReactPortal/.test(declaration.type?.getText() ?? '');
    return isPart ? declaration.parameters[0] : undefined;
  };

  return (file) => {
    const module = moduleOf(file);
    const undocumented: string[] = [];
    const shown = new Set<ts.Symbol>();
    const behind = new Set<ts.Symbol>();
    const follow = (node: ts.Node) => {
      for (const symbol of named(node)) if (!shown.has(symbol) && !atHome.has(symbol)) behind.add(symbol);
    };

    const part = (name: string, parameter: ts.ParameterDeclaration, declaration: ts.FunctionDeclaration) => {
      const lines = [`part ${name}${generics(declaration)}(${oneLine(parameter.type?.getText() ?? '')})`];
      const inherited: string[] = [];
      const dom: string[] = [];
      for (const props of propsOf(checker.getTypeAtLocation(parameter))) {
        const [prop] = props;
        const node = prop?.declarations?.[0];
        if (!prop || !node) continue;
        const mark = prop.flags & ts.SymbolFlags.Optional ? '?' : '';
        if (!isOwn(node)) {
          const text = typeText(prop);
          const isDom = node.getSourceFile().fileName.includes('/@types/react/') || /^\w+EventHandler<T>/.test(text);
          if (isDom) dom.push(prop.name);
          else inherited.push(`    ${prop.name}${mark}: ${text}`);
          continue;
        }
        for (const one of props.flatMap(({ declarations = [] }) => declarations)) follow(one);
        if (prop.getDocumentationComment(checker).length === 0) undocumented.push(`${name} ${prop.name}`);
        const standard = ts.displayPartsToString(
          prop.getJsDocTags(checker).find((tag) => tag.name === 'default')?.text,
        );
        const types = [...new Set(props.map(typeText))].join(' or ');
        lines.push(`  ${prop.name}${mark}: ${types}${standard && ` = ${oneLine(standard)}`}`);
      }
      if (inherited.length > 0) lines.push('  of its base', ...inherited);
      if (dom.length > 0) lines.push('  of the DOM', ...dom.map((one) => `    ${one}`));
      return lines.join('\n');
    };

    const show = (symbol: ts.Symbol, name = symbol.name): string[] => {
      shown.add(symbol);
      return (symbol.declarations ?? []).filter(isOwn).map((declaration) => {
        const parameter = propsParameter(declaration);
        if (parameter && ts.isFunctionDeclaration(declaration)) {
          // Its props are listed whole, inherited ones too.
          for (const props of named(parameter)) if (props.name.endsWith('Props')) shown.add(props);
          return part(name, parameter, declaration);
        }
        follow(declaration);
        const node = ts.isVariableDeclaration(declaration) ? declaration.parent : declaration;
        const text = printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
        return text.replace(/^(export )?(declare )?/, '').replace(/;$/, '');
      });
    };

    const exported = checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));
    const symbols = exported.map((symbol) => ({ name: symbol.name, symbol: resolved(symbol) }));
    const first = symbols.filter(({ symbol }) => symbol.declarations?.some(propsParameter));
    const blocks = first.flatMap(({ name, symbol }) => show(symbol, name));
    for (const { name, symbol } of symbols) if (!shown.has(symbol)) blocks.push(...show(symbol, name));
    const names = `exports ${exported.map(({ name }) => name).join(', ')}`;

    const inner: string[] = [];
    for (const symbol of behind) if (!shown.has(symbol)) inner.push(...show(symbol));
    if (inner.length > 0) blocks.push('// Named by the above, and not exported', ...inner.sort());
    return { text: `${[names, ...blocks].join('\n\n')}\n`, undocumented };
  };
}

const generics = ({ typeParameters }: ts.FunctionDeclaration) =>
  typeParameters ? `<${typeParameters.map((one) => oneLine(one.getText())).join(', ')}>` : '';
