import { holdAll } from '@tests/faults/matrix';
import { paying } from '@tests/faults/scenes/paying';

holdAll(paying);
