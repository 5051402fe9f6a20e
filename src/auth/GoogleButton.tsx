import { useWrite } from '@/api/useWrite';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { preloadSignIn, signInWithGoogle } from './queries';
import { authTexts } from './texts';

export function GoogleButton() {
  const googleSignIn = useWrite(signInWithGoogle);

  return (
    <>
      <Button
        size="large"
        isWide
        icon={<GoogleMark />}
        isBusy={googleSignIn.isPending}
        onPointerEnter={preloadSignIn}
        onFocus={preloadSignIn}
        onClick={() => googleSignIn.mutate()}
      >
        {authTexts.google}
      </Button>
      <ErrorNote isCompact error={googleSignIn.error} />
    </>
  );
}

/** Google requires these colours for its logo, in every theme. */
function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.3-4.8 3.3-8.1z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.8c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.9A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.8 14a6.6 6.6 0 0 1 0-4.1V7H2.2a11 11 0 0 0 0 9.9z" />
      <path fill="#EA4335" d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7l3.6 2.9C6.7 7.3 9.1 5.4 12 5.4z" />
    </svg>
  );
}
