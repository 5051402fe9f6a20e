import toast from 'react-hot-toast/headless';
import { uiMessages } from '@/shared/messages/ui';

/** Shares the address of the page with the device's own sheet, or copies it where there is none. */
export async function shareAddress(title: string) {
  const url = window.location.href;
  if ('share' in navigator && navigator.canShare({ title, url })) {
    // Rejected if the user closes the sheet, which needs no message.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(uiMessages.addressCopied);
  } catch {
    toast(uiMessages.addressNotCopied);
  }
}
