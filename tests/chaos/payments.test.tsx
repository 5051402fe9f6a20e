import { describe } from 'vitest';
import { testRandomSequences } from './randomSequences';

describe('A payment', testRandomSequences);
