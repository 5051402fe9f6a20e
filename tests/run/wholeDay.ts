// The long version of the soak test; `npm test` runs a short one.
process.env['SOAK_WARM_UP'] ??= '300';
process.env['SOAK_POLLS'] ??= '3600';
process.argv.push('browser/soak');
