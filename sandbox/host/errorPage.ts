import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' } as const;

/** Express's page for an error that its own code found. */
export function errorPage(c: Context, status: ContentfulStatusCode, text: string): Response {
  const body = text.replaceAll(
    /[&<>\n]/g,
    (found) => Object.entries(entities).find(([char]) => char === found)?.[1] ?? '',
  );
  return c.body(
    `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
</head>
<body>
<pre>${body}</pre>
</body>
</html>
`,
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  );
}
