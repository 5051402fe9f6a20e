import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const hosts: Record<string, string> = { apiUrl: 'market', paymentsUrl: 'payments', imageUploadUrl: 'images' };
/** Creates the clients, so its calls are those of the HTTP library. */
const CLIENT_FACTORY = 'src/api/client.ts';
/** The HTTP methods of a client's methods. */
const methods: Record<string, string> = {
  get: 'GET',
  getRaw: 'GET',
  post: 'POST',
  postIgnoringResponse: 'POST',
  put: 'PUT',
  delete: 'DELETE',
};
/** The setting of this host includes the path. */
const IMAGE_PATH = '/1/upload';

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));

function nodesOf<T extends ts.Node>(root: ts.Node, isMatch: (node: ts.Node) => node is T): T[] {
  const found = isMatch(root) ? [root] : [];
  ts.forEachChild(root, (child) => void found.push(...nodesOf(child, isMatch)));
  return found;
}

const nodes = <T extends ts.Node>(isMatch: (node: ts.Node) => node is T) =>
  files.flatMap((file) => nodesOf(file, isMatch));

/** The host of every client, by variable name, which is the same in all files. */
const clients = new Map(
  nodes(ts.isVariableDeclaration).flatMap(({ name, initializer }) => {
    const setting = initializer && /^(?:createClient|clientsOf)\(env\.(\w+)/.exec(initializer.getText())?.[1];
    return setting === undefined ? [] : [[name.getText(), hosts[setting] ?? setting] as const];
  }),
);

/** Returns e.g. `GET market /cars/*` for each call in `src` through a client, also when the page is left. */
export function restCalls() {
  const onLeave = nodes(ts.isCallExpression)
    .filter(({ expression, parent }) => expression.getText() === 'path' && isOfDeletesOnLeave(parent))
    .flatMap((call) => pathsOf(call).map((path) => `DELETE market ${path}`));
  const direct = nodes(ts.isCallExpression).flatMap((call) => {
    const { expression, arguments: args } = call;
    if (!ts.isPropertyAccessExpression(expression) || call.getSourceFile().fileName === CLIENT_FACTORY) return [];
    const { expression: client } = expression;
    // `bearerApi(person).get(…)` creates the client of one user.
    const host = clients.get((ts.isCallExpression(client) ? client.expression : client).getText());
    const [address] = args;
    if (host === undefined || address === undefined) return [];
    const method = methods[expression.name.text];
    if (expression.name.text === 'deleteOnLeave') return [];
    if (method === undefined) throw new Error(`The HTTP method of a client’s “${expression.name.text}” is unknown.`);
    return pathsOf(address).map((path) => `${method} ${host} ${path === '' ? IMAGE_PATH : path}`);
  });
  return [...onLeave, ...direct];
}

/** In `deletesOnLeave` of a delayed write, as a function or a property. */
function isOfDeletesOnLeave(node: ts.Node): boolean {
  const name = ts.isFunctionDeclaration(node) || ts.isPropertyAssignment(node) ? node.name?.getText() : undefined;
  return name === 'deletesOnLeave' || (!ts.isSourceFile(node) && isOfDeletesOnLeave(node.parent));
}

/** @throws Error for a computed path, so that no call is missing in the table */
function pathsOf(address: ts.Expression): string[] {
  if (ts.isCallExpression(address) && address.expression.getText() === 'path' && address.arguments[0])
    return pathsOf(address.arguments[0]);
  if (ts.isStringLiteral(address)) return [address.text.replaceAll(/:\w+/g, '*')];
  if (ts.isElementAccessExpression(address)) {
    const name = address.expression.getText();
    const table = nodesOf(address.getSourceFile(), ts.isVariableDeclaration).find(
      (declaration) => declaration.name.getText() === name,
    );
    if (table) return nodesOf(table, ts.isPropertyAssignment).flatMap(({ initializer }) => pathsOf(initializer));
  }
  throw new Error(`${address.getSourceFile().fileName}: “${address.getText()}” is not a literal path.`);
}

/** The names that `src` imports from a module, without types. */
export function importsFrom(module: string) {
  return nodes(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier.getText().slice(1, -1) === module)
    .flatMap((declaration) => nodesOf(declaration, ts.isImportSpecifier))
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name }) => name.text);
}

/** The methods that `src` calls on variables with this name. */
export function methodsOf(name: string) {
  return nodes(ts.isCallExpression)
    .map(({ expression }) => expression)
    .filter((callee) => ts.isPropertyAccessExpression(callee))
    .filter(({ expression }) => expression.getText() === name)
    .map(({ name: method }) => method.text);
}

/** Uses of other network APIs in `src`, as `file: fetch`. */
export function otherWaysOut() {
  const networkApis = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon'];
  return nodes(ts.isIdentifier)
    .filter(({ text }) => networkApis.includes(text))
    .filter(({ parent }) => !isOwnMethod(parent))
    .map((node) => `${node.getSourceFile().fileName}: ${node.text}`);
}

/** A method such as `query.fetch` is not the browser's `fetch`. */
function isOwnMethod(node: ts.Node) {
  const globals = ['window', 'globalThis', 'self', 'navigator'];
  return ts.isPropertyAccessExpression(node) && !globals.includes(node.expression.getText());
}
