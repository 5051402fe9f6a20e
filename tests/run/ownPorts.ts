// Imported first: the browser tests run beside `npm start`, so everything of theirs stands elsewhere.
process.env['SANDBOX_PORT_OFFSET'] ??= '100';
process.env['SANDBOX_FOLDER'] = '.sandbox/browser-tests/store';
delete process.env['STRIPE_SECRET_KEY'];
delete process.env['SANDBOX_CARS'];
