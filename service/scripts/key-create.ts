console.log('to be written')
