import { holdAll } from '@tests/faults/matrix';
import { moderating } from '@tests/faults/scenes/moderating';

holdAll(moderating);
