import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const hosts: Record<string, string> = { apiUrl: 'market', paymentsUrl: 'payments', imageUploadUrl: 'images' };
/** Makes the clients: what it calls is the library below them. */
const MAKER = 'src/shared/api/http.ts';
/** A client's own names of what it sends. */
const methods: Record<string, string> = { get: 'GET', getRaw: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' };
/** The settings name this host's address with its path. */
const IMAGE_PATH = '/1/upload';

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));

function nodesOf<T extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is T): T[] {
  const found = is(root) ? [root] : [];
  ts.forEachChild(root, (child) => void found.push(...nodesOf(child, is)));
  return found;
}

const nodes = <T extends ts.Node>(is: (node: ts.Node) => node is T) => files.flatMap((file) => nodesOf(file, is));

/** Every client of a host, by the name that it has everywhere. */
const clients = new Map(
  nodes(ts.isVariableDeclaration).flatMap(({ name, initializer }) => {
    const setting = initializer && /^(?:createClient|clientsOf)\(env\.(\w+)/.exec(initializer.getText())?.[1];
    return setting === undefined ? [] : [[name.getText(), hosts[setting] ?? setting] as const];
  }),
);

/** `GET market /cars/*` for each call that the source makes through a client. */
export function restCalls() {
  return nodes(ts.isCallExpression).flatMap((call) => {
    const { expression, arguments: given } = call;
    if (!ts.isPropertyAccessExpression(expression) || call.getSourceFile().fileName === MAKER) return [];
    const { expression: client } = expression;
    // `bearerApi(person).get(…)`: a client of one person.
    const host = clients.get((ts.isCallExpression(client) ? client.expression : client).getText());
    const [address] = given;
    if (host === undefined || address === undefined) return [];
    const method = methods[expression.name.text];
    if (method === undefined) throw new Error(`What does a client’s “${expression.name.text}” send?`);
    return pathsOf(address).map((path) => `${method} ${host} ${path === '' ? IMAGE_PATH : path}`);
  });
}

/** @throws Error for an address that is not written out, so that no call hides from the table */
function pathsOf(address: ts.Expression): string[] {
  if (ts.isCallExpression(address) && address.expression.getText() === 'path' && address.arguments[0])
    return pathsOf(address.arguments[0]);
  if (ts.isStringLiteral(address)) return [address.text.replaceAll(/:\w+/g, '*')];
  if (ts.isElementAccessExpression(address)) {
    const name = address.expression.getText();
    const chosen = nodesOf(address.getSourceFile(), ts.isVariableDeclaration).find((it) => it.name.getText() === name);
    if (chosen) return nodesOf(chosen, ts.isPropertyAssignment).flatMap(({ initializer }) => pathsOf(initializer));
  }
  throw new Error(`${address.getSourceFile().fileName}: “${address.getText()}” does not say which call is made.`);
}

/** What is imported from a module, wherever. */
export function importsFrom(module: string) {
  return nodes(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier.getText().slice(1, -1) === module)
    .flatMap((declaration) => nodesOf(declaration, ts.isImportSpecifier))
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name }) => name.text);
}

/** The methods that are called on whatever has this name. */
export function methodsOf(name: string) {
  return nodes(ts.isCallExpression)
    .map(({ expression }) => expression)
    .filter((callee) => ts.isPropertyAccessExpression(callee))
    .filter(({ expression }) => expression.getText() === name)
    .map(({ name: method }) => method.text);
}

/** Other ways out that the source names, as `file: fetch`. */
export function otherWaysOut() {
  const known = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon'];
  return nodes(ts.isIdentifier)
    .filter(({ text }) => known.includes(text))
    .filter(({ parent }) => !isMethodOfOurs(parent))
    .map((node) => `${node.getSourceFile().fileName}: ${node.text}`);
}

/** `query.fetch` is none of the browser's. */
function isMethodOfOurs(node: ts.Node) {
  const globals = ['window', 'globalThis', 'self', 'navigator'];
  return ts.isPropertyAccessExpression(node) && !globals.includes(node.expression.getText());
}
