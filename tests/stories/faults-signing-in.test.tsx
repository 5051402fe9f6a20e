import { holdAll } from '@tests/faults/matrix';
import { signingIn } from '@tests/faults/scenes/signingIn';

holdAll(signingIn);
