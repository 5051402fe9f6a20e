import { Button } from '@/shared/ui/button/Button';
import { useWrite } from '@/shared/useWrite';
import { authMessages } from '@/shared/messages/auth';
import { AuthError } from './AuthError';
import { GoogleMark } from './GoogleMark';
import { preloadSignIn, signInWithGoogle } from './queries';

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
        {authMessages.google}
      </Button>
      <AuthError error={googleSignIn.error} />
    </>
  );
}
