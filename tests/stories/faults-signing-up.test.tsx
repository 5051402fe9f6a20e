import { holdAll } from '@tests/faults/matrix';
import { signingUp } from '@tests/faults/scenes/signingUp';

holdAll(signingUp);
