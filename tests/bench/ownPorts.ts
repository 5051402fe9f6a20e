// Imported first: the measuring runs beside `npm start` and the browser tests, so everything of its own stands elsewhere.
process.env['SANDBOX_PORT_OFFSET'] ??= '300';
process.env['SANDBOX_FOLDER'] = '.sandbox/bench/store';
delete process.env['STRIPE_SECRET_KEY'];
delete process.env['SANDBOX_CARS'];
