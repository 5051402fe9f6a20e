// The IPC channel closes when the parent exits, even if it was killed; the emulator must exit with it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
if (!process.connected) process.exit(1);

await import(import.meta.resolve('firebase-tools/lib/bin/firebase.js'));
