const offset = Number(process.env['SANDBOX_PORT_OFFSET'] ?? 0);

/** Every port in use. `SANDBOX_PORT_OFFSET` shifts them all, so that tests can run while `npm start` does. */
export const ports = {
  app: 5173 + offset,
  identity: 9099 + offset,
  hub: 4400 + offset,
  hosting: 5000 + offset,
  market: 4101 + offset,
  payments: 4102 + offset,
  images: 4103 + offset,
} as const;

export type PortName = keyof typeof ports;

/** Always `localhost`: the app and the identity emulator's frame must be same-site to share session storage. */
export function addressOf(name: PortName): string {
  return `http://localhost:${ports[name]}`;
}

/** The folder that holds all data between runs. */
export const storeFolder = process.env['SANDBOX_FOLDER'] ?? '.sandbox/store';
