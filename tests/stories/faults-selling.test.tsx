import { holdAll } from '@tests/faults/matrix';
import { selling } from '@tests/faults/scenes/selling';

holdAll(selling);
