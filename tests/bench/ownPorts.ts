// Must be imported first: the bench uses its own ports and folder, so that it can run beside `npm start` and the browser tests.
process.env['SANDBOX_PORT_OFFSET'] ??= '300';
process.env['SANDBOX_FOLDER'] = '.sandbox/bench/store';
delete process.env['STRIPE_SECRET_KEY'];
delete process.env['SANDBOX_CARS'];
