import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme.css';
import { isLocalHost } from '@/shared/settings';
import { App } from './App';
import { guardSinks } from './guardSinks';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// A build for the stand-ins trusts their unsigned accounts, so it runs nowhere else.
if (import.meta.env.MODE === 'sandbox' && !isLocalHost(window.location.hostname)) {
  throw new Error('A sandbox build runs on localhost alone.');
}
guardSinks();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
