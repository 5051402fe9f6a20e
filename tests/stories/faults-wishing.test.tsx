import { holdAll } from '@tests/faults/matrix';
import { wishing } from '@tests/faults/scenes/wishing';

holdAll(wishing);
