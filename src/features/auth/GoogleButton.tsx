import { Button } from '@/shared/ui/button/Button';
import { useWrite } from '@/shared/useWrite';
import { authMessages } from '@/shared/messages/auth';
import { AuthError } from './AuthError';
import { GoogleMark } from './GoogleMark';
import { preloadGoogle, signInWithGoogle } from './queries';

export function GoogleButton() {
  const google = useWrite(signInWithGoogle);

  return (
    <>
      <Button
        size="large"
        isWide
        icon={<GoogleMark />}
        isBusy={google.isPending}
        onPointerEnter={preloadGoogle}
        onFocus={preloadGoogle}
        onClick={() => google.mutate()}
      >
        {authMessages.google}
      </Button>
      <AuthError error={google.error} />
    </>
  );
}
