// The channel to the parent closes when the parent ends, killed or not: the emulator goes with it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
if (!process.connected) process.exit(1);

await import(import.meta.resolve('firebase-tools/lib/bin/firebase.js'));
