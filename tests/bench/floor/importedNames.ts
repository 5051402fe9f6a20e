import ts from 'typescript';

/** Names by the module that they are imported from; `default` is its default export. */
export type ImportedNames = Map<string, Set<string>>;

/**
 * What one source file imports to run, types left out. Of a namespace (`import * as v`) the members that it uses.
 * @throws Error for a namespace that is used whole, and for an `import()` of a package: their names cannot be known
 */
export function importedNames(file: string, text: string, isCounted: (module: string) => boolean): ImportedNames {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: ImportedNames = new Map();
  const add = (module: string, name: string) => {
    found.set(module, (found.get(module) ?? new Set()).add(name));
  };

  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const module = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword || !isCounted(module)) continue;
    if (clause.name) add(module, 'default');
    if (!clause.namedBindings) continue;
    if (ts.isNamespaceImport(clause.namedBindings)) {
      for (const name of membersOf(source, clause.namedBindings.name.text)) add(module, name);
    } else {
      const values = clause.namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
      for (const { name, propertyName = name } of values) add(module, propertyName.text);
    }
  }
  for (const module of dynamicImports(source)) {
    if (isCounted(module)) throw new Error(`${file} imports ${module} dynamically: import it in a module of its own.`);
  }
  return found;
}

function membersOf(source: ts.SourceFile, namespace: string) {
  const members: string[] = [];
  each(source, (node) => {
    if (!ts.isIdentifier(node) || node.text !== namespace) return;
    const { parent } = node;
    // `interface A extends v.InferOutput<…>`: a type, though it is written as an expression.
    if (ts.isExpressionWithTypeArguments(parent.parent) && ts.isInterfaceDeclaration(parent.parent.parent.parent))
      return;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) members.push(parent.name.text);
    else if (!ts.isQualifiedName(parent) && !ts.isNamespaceImport(parent))
      throw new Error(`${source.fileName} uses ${namespace} otherwise than by its members.`);
  });
  return members;
}

function dynamicImports(source: ts.SourceFile) {
  const modules: string[] = [];
  each(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
    const [module] = node.arguments;
    if (module && ts.isStringLiteral(module)) modules.push(module.text);
  });
  return modules;
}

function each(node: ts.Node, see: (node: ts.Node) => void) {
  see(node);
  ts.forEachChild(node, (child) => each(child, see));
}
