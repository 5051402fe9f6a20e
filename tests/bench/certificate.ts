import { createHash, X509Certificate } from 'node:crypto';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

/** A certificate for localhost that nobody has signed, with its key, as PEM. */
export const certificate = await getCertificate('.sandbox/bench/certificate');

const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
/** Lets Chromium trust this certificate alone. It would cache nothing that comes with one that it does not trust. */
export const trustCertificate = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
