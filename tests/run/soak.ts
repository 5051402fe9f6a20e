import './wholeDay';
import './browser';
