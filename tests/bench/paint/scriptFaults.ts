import { createHash } from 'node:crypto';

/**
 * Scripts that run before the first paint, except the one inline script that sets the theme, whose hash must be in the
 * CSP. Modules are deferred, and data blocks are not scripts.
 * @param header the CSP header of the response; the document's own `<meta>` policy counts too
 */
export function scriptFaults(html: string, header: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, tag = '', text = '']) => ({
    type: /\btype="([^"]*)"/.exec(tag)?.[1] ?? 'text/javascript',
    name: text.slice(0, 60) || tag,
    isFile: /\bsrc=/.test(tag),
    text,
  }));
  const early = scripts.filter(({ type, isFile }) => type === 'text/javascript' || (type === 'module' && !isFile));
  const policy = header + (/<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)?.[0] ?? '');
  return early.flatMap(({ text, name, isFile }, index) => [
    ...(index > 0 || isFile || !text.includes('theme') ? [`runs ${name}`] : []),
    ...(policy.includes(`sha256-${hashOf(text)}`) ? [] : [`runs ${name}, which the policy does not list`]),
  ]);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
