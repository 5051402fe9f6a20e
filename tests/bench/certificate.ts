import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { createHash, X509Certificate } from 'node:crypto';

/** A self-signed certificate for localhost with its key, as PEM. */
export const certificate = await getCertificate('.sandbox/certificate');

const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });

/** The switch with which Chromium trusts this certificate. It caches nothing that comes with one that it does not trust. */
export const trustSwitch = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
