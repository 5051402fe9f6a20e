import { installStripe } from './install';

// The API is where this script was loaded from.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) installStripe(window, new URL(script.src).origin);
