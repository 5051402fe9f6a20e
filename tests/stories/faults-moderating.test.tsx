import { testAllFaults } from '@tests/faults/matrix';
import { moderating } from '@tests/faults/scenes/moderating';

testAllFaults(moderating);
