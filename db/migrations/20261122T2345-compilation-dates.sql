-- An old compilation that ends before it starts violates the check at every change, even at its deletion.
update compilations set date_from = date_to, date_to = date_from where date_to < date_from;
alter table compilations validate constraint compilations_date_to_check;
