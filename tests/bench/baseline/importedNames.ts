import ts from 'typescript';

/** Imported names by module; `default` is the default export. */
export type ImportedNames = Map<string, Set<string>>;

/**
 * The names that a source file imports, except types. For a namespace import (`import * as v`), the members it uses.
 * @throws Error if a namespace is used as a value, or a package is loaded by `import()`: the names cannot be known then
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
      for (const name of usedMembers(source, clause.namedBindings.name.text)) add(module, name);
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

function usedMembers(source: ts.SourceFile, namespace: string) {
  const members: string[] = [];
  visitNodes(source, (node) => {
    if (!ts.isIdentifier(node) || node.text !== namespace) return;
    const { parent } = node;
    // `interface A extends v.InferOutput<…>`: a type, though it is written as an expression.
    if (ts.isExpressionWithTypeArguments(parent.parent) && ts.isInterfaceDeclaration(parent.parent.parent.parent))
      return;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) members.push(parent.name.text);
    else if (!ts.isQualifiedName(parent) && !ts.isNamespaceImport(parent))
      throw new Error(`${source.fileName} uses ${namespace} other than by its members.`);
  });
  return members;
}

function dynamicImports(source: ts.SourceFile) {
  const modules: string[] = [];
  visitNodes(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
    const [module] = node.arguments;
    if (module && ts.isStringLiteral(module)) modules.push(module.text);
  });
  return modules;
}

function visitNodes(node: ts.Node, visitor: (node: ts.Node) => void) {
  visitor(node);
  ts.forEachChild(node, (child) => visitNodes(child, visitor));
}
