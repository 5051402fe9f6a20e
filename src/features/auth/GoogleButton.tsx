import { Button } from '@/shared/ui/Button';
import { useWrite } from '@/shared/useWrite';
import { authWords } from '@/shared/words/auth';
import { AuthError } from './AuthError';
import { GoogleMark } from './GoogleMark';
import { expectGoogle, signInWithGoogle } from './queries';

export function GoogleButton() {
  const google = useWrite(signInWithGoogle);

  return (
    <>
      <Button
        size="large"
        isWide
        icon={<GoogleMark />}
        isBusy={google.isPending}
        onPointerEnter={expectGoogle}
        onFocus={expectGoogle}
        onClick={() => google.mutate()}
      >
        {authWords.google}
      </Button>
      <AuthError error={google.error} />
    </>
  );
}
