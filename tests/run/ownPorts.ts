// Imported first. The browser tests can run beside `npm start`, because they use other ports and another folder.
process.env['SANDBOX_PORT_OFFSET'] ??= '100';
process.env['SANDBOX_FOLDER'] = '.sandbox/browser-tests/store';
delete process.env['STRIPE_SECRET_KEY'];
delete process.env['SANDBOX_CARS'];
