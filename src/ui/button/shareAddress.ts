import toast from 'react-hot-toast/headless';
import { shareTexts } from './texts';

/**
 * Shares an address with the device's own sheet, or copies it where there is none or it fails.
 * @returns false if the address was neither shared nor copied
 */
export async function shareAddress(title: string, url: string) {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return true;
    } catch (error) {
      // The user has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return true;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(shareTexts.addressCopied);
    return true;
  } catch {
    return false;
  }
}
