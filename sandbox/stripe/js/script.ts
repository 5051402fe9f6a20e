import { installStripe } from './stripe';

// The API is served from the origin of this script.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) installStripe(window, new URL(script.src).origin);
