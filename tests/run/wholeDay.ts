// The long form of the soak, which `npm test` has in short.
process.env['SOAK_WARM_UP'] ??= '300';
process.env['SOAK_POLLS'] ??= '3600';
process.argv.push('browser/soak');
