/** The tests look for an installed Chromium (tests/support/chromium.ts); nothing is downloaded at install time. */
module.exports = { skipDownload: true }
