/** The old address of home; for searches home is the one page. */
export { default, getStaticProps } from './index';
