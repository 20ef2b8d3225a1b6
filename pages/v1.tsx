/** Home's former URL; home is canonical. */
export { default, getStaticProps } from './index';
