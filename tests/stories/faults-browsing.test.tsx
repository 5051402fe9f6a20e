import { holdAll } from '@tests/faults/matrix';
import { browsing } from '@tests/faults/scenes/browsing';

holdAll(browsing);
