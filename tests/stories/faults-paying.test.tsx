import { testAllFaults } from '@tests/faults/matrix';
import { paying } from '@tests/faults/scenes/paying';

testAllFaults(paying);
