module.exports = globalThis.outside.yup;
